import { escapeXml } from '#sandbox/http/escape-xml.ts';
import { breakLines, faces, fittingSize, letters } from './lettering.ts';
import { paintScene } from './paint-scene.ts';
import { n, rect } from './svg.ts';

const WIDTH = 1260;
const HEIGHT = 540;
const MARGIN = 84;
const MIDDLE = 890;
const ARABIC = /\p{Script=Arabic}/u;

export interface BannerPicture {
  readonly bannerId: number;
  readonly art: string;
  readonly title: string;
  readonly line: string;
  readonly merchant: string;
}

/** A banner, 21:9, with its headline where reading begins: on the left, or on the right in Arabic. */
export function drawBanner({ bannerId, art, title, line, merchant }: BannerPicture): string {
  const toLeft = ARABIC.test(title);
  const { definitions, drawings } = paintScene({
    art,
    merchant,
    seed: bannerId * 104_729,
    width: WIDTH,
    height: HEIGHT,
    centre: [toLeft ? WIDTH - MIDDLE : MIDDLE, 268],
    veil: toLeft ? 'right' : 'left',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${escapeXml(title)}</title><defs>${definitions}</defs>${drawings}${headline(title, line, toLeft)}</svg>`;
}

function headline(title: string, line: string, toLeft: boolean): string {
  const x = toLeft ? WIDTH - MARGIN : MARGIN;
  const direction = toLeft ? ' direction="rtl"' : '';
  const lines = breakLines(title, 16);
  const size = fittingSize(lines, faces.serif, 510, lines.length > 2 ? 70 : 84);
  const step = size * 1.08;
  const first = HEIGHT / 2 - 26 - ((lines.length - 1) * step) / 2;
  const heads = lines.map((text, at) =>
    letters(text, x, first + at * step, size, faces.serif, `fill="#ffffff"${direction}`),
  );
  const below = first + (lines.length - 1) * step;
  const small = breakLines(line, 38).map(
    (text, at) =>
      `<text x="${x + (toLeft ? -2 : 2)}" y="${n(below + 78 + at * 34)}" font-family="'Segoe UI','Liberation Sans',Arial,sans-serif" font-size="26" fill="#ffffff" fill-opacity=".86"${direction}>${escapeXml(text)}</text>`,
  );
  const rule = rect(toLeft ? x - 74 : x + 2, below + 28, 72, 5, 2.5, 'url(#gold)');
  return heads.join('') + rule + small.join('');
}
