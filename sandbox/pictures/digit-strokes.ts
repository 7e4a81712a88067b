export type Point = readonly [x: number, y: number];

/** A line through points, drawn with a round pen. */
export type Stroke = readonly Point[];

/** The digits from 0 to 9 as a hand would draw them, in a square from 0 to 1. */
export const digitStrokes: readonly (readonly Stroke[])[] = [
  [arc(0.5, 0.5, 0.29, 0.45, 0, 360)],
  [
    [
      [0.3, 0.24],
      [0.54, 0.05],
      [0.54, 0.95],
    ],
    [
      [0.34, 0.95],
      [0.74, 0.95],
    ],
  ],
  [[...arc(0.5, 0.32, 0.29, 0.27, 190, 400), [0.22, 0.95], [0.8, 0.95]]],
  [arc(0.46, 0.28, 0.27, 0.23, 200, 450), arc(0.46, 0.72, 0.32, 0.23, 270, 520)],
  [
    [
      [0.64, 0.95],
      [0.64, 0.05],
      [0.17, 0.66],
      [0.86, 0.66],
    ],
  ],
  [[[0.76, 0.06], [0.28, 0.06], [0.25, 0.45], ...arc(0.47, 0.66, 0.31, 0.28, 235, 510)]],
  [arc(0.5, 0.68, 0.28, 0.27, 0, 360), [[0.7, 0.06], ...arc(0.56, 0.66, 0.34, 0.52, 250, 180)]],
  [
    [
      [0.18, 0.06],
      [0.82, 0.06],
      [0.42, 0.95],
    ],
  ],
  [arc(0.5, 0.27, 0.23, 0.22, 0, 360), arc(0.5, 0.72, 0.28, 0.23, 0, 360)],
  [arc(0.5, 0.32, 0.28, 0.27, 0, 360), [[0.3, 0.94], ...arc(0.44, 0.34, 0.34, 0.52, 70, 0)]],
];

/** Points of an ellipse between two angles, in degrees clockwise from the right. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}
