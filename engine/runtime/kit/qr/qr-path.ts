import { create } from 'qrcode';

/** A QR code as a path of an SVG: one unit a module, without a margin. */
export interface QrPath {
  /** Modules on a side. */
  readonly size: number;
  readonly path: string;
}

/** Error correction is high: a logo in the middle takes nothing away. */
export function qrPath(text: string): QrPath {
  const { size, data } = create(text, { errorCorrectionLevel: 'H' }).modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from) path += `M${from} ${row}h${to - from}v1h${from - to}z`;
      from = to;
    }
  }
  return { size, path };
}
