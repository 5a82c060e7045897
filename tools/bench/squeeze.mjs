// How many bytes files are as a host sends them: paths as a JSON list on standard input, for each
// its size as brotli at its best (as a host does it ahead) and as gzip -9 on standard output.
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function sizes(path) {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, brotli),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { plain: bytes.length, brotli: br.length, gzip: gz.length };
}

const paths = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await Promise.all(paths.map(sizes))));
