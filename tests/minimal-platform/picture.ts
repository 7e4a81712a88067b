import { crc32, deflateSync } from 'node:zlib';

/** Three columns and five rows of dots a digit, row by row. */
const DIGITS = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
];
const DOT = 8;

/** A PNG that shows digits, black on white; without digits it is a white square. */
export function drawDigits(digits: string): Buffer {
  const width = (Math.max(1, digits.length) * 4 + 1) * DOT;
  const height = 7 * DOT;
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(width + 1, 255);
    row[0] = 0;
    for (let x = 0; x < width; x += 1) {
      const [column, line] = [Math.floor(x / DOT) - 1, Math.floor(y / DOT) - 1];
      const dots = DIGITS[Number(digits[Math.floor(column / 4)])];
      const isDot = column >= 0 && column % 4 < 3 && line >= 0 && line < 5;
      if (isDot && dots?.[line * 3 + (column % 4)] === '1') row[x + 1] = 0;
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
