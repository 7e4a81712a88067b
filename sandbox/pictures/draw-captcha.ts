import { randomInt } from 'node:crypto';
import { createRandom, type Random } from '#sandbox/seed/random.ts';
import { mix } from './colour.ts';
import { digitStrokes, type Point, type Stroke } from './digit-strokes.ts';
import { encodePng } from './encode-png.ts';

const WIDTH = 168;
const HEIGHT = 64;
const TONES = 24;
const PAPER = '#f3f1fa';
const INK = '#352a63';
const palette = Array.from({ length: TONES }, (_, index) => mix(PAPER, INK, index / (TONES - 1)));

/** A PNG of digits that people read and programs should not: each is bent its own way, under stray lines and specks. */
export function drawCaptcha(digits: string, random: Random = createRandom(randomInt(2 ** 32))): Buffer {
  const ink = new Float32Array(WIDTH * HEIGHT);
  const wave = waveOf(random);
  const cell = (WIDTH - 20) / digits.length;
  [...digits].forEach((digit, index) => {
    const put = bend(10 + cell * (index + 0.5), random);
    for (const stroke of digitStrokes[Number(digit)] ?? []) {
      drawStroke(ink, stroke.map(put).map(wave), 2.1 + random.below(8) / 10, 1);
    }
  });
  for (let line = 0; line < 3; line += 1) {
    drawStroke(ink, strayLine(random).map(wave), 1, 0.7);
  }
  for (let speck = 0; speck < 60; speck += 1) {
    const place: Point = [random.below(WIDTH), random.below(HEIGHT)];
    drawStroke(ink, [place, place], 0.5 + random.below(6) / 10, 0.5);
  }
  const pixels = Uint8Array.from(ink, (value) => Math.round(value * (TONES - 1)));
  return encodePng({ width: WIDTH, height: HEIGHT, palette, pixels });
}

/** Sets a digit's square around a place: turned, slanted, larger or smaller. */
function bend(x: number, random: Random): (point: Point) => Point {
  const angle = ((random.below(41) - 20) * Math.PI) / 180;
  const slant = (random.below(41) - 20) / 100;
  const size = 38 + random.below(9);
  const width = size * (0.78 + random.below(16) / 100);
  const y = HEIGHT / 2 + random.below(9) - 4;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([px, py]) => {
    const [dx, dy] = [(px - 0.5 + (0.5 - py) * slant) * width, (py - 0.5) * size];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
}

/** A bow from edge to edge. */
function strayLine(random: Random): Stroke {
  const [left, middle, right] = [random.below(HEIGHT), random.below(HEIGHT), random.below(HEIGHT)];
  return Array.from({ length: 25 }, (_, step): Point => {
    const t = step / 24;
    return [t * WIDTH, left * (1 - t) ** 2 + 2 * middle * t * (1 - t) + right * t ** 2];
  });
}

/** Waves that run through the whole picture. */
function waveOf(random: Random): (point: Point) => Point {
  const phase = random.below(628) / 100;
  const length = 26 + random.below(14);
  const reach = 1.5 + random.below(15) / 10;
  return ([x, y]) => [
    x + reach * Math.sin(phase + y / 9),
    y + reach * Math.sin(phase * 2 + (x * 2 * Math.PI) / (length * 2)),
  ];
}

/** Draws with a round pen: full inside its radius, fading over the pixel at the edge. */
function drawStroke(ink: Float32Array, points: readonly Point[], radius: number, strength: number): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const reach = radius + 1;
    const [left, right] = span(from[0], to[0], reach, WIDTH);
    const [top, bottom] = span(from[1], to[1], reach, HEIGHT);
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const cover = Math.min(1, Math.max(0, radius + 0.5 - distance([x, y], from, to)));
        const place = y * WIDTH + x;
        ink[place] = Math.max(ink[place] ?? 0, cover * strength);
      }
    }
  }
}

function span(from: number, to: number, reach: number, end: number): [number, number] {
  const [low, high] = [Math.min(from, to) - reach, Math.max(from, to) + reach];
  return [Math.max(0, Math.floor(low)), Math.min(end - 1, Math.ceil(high))];
}

/** Returns the distance of a point from a line between two. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
