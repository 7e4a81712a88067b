/** The elements of drawings. Numbers are in the units of the drawing's view box. */

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"${more}/>`;
}

/** A line of a width, without a filling. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

export function place(content: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${n(degrees)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn} scale(${n(scale)})">${content}</g>`;
}

/** A drawing repeated around the origin. */
export function around(count: number, draw: (at: number) => string, start = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${n(start + (360 * index) / count)})">${draw(index)}</g>`,
  ).join('');
}

/** Points of a star or, with one radius, of a polygon, as a path. The first one is at the top. */
export function star(corners: number, outer: number, inner?: number): string {
  const count = inner === undefined ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, index) => {
    const radius = inner !== undefined && index % 2 === 1 ? inner : outer;
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

export function linear(
  id: string,
  stops: readonly Stop[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string {
  return `<linearGradient id="${id}" ${direction}>${stops.map(stop).join('')}</linearGradient>`;
}

export function radial(id: string, stops: readonly Stop[], shape = ''): string {
  return `<radialGradient id="${id}" ${shape}>${stops.map(stop).join('')}</radialGradient>`;
}

function stop([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}

/** A number as short as a drawing needs it. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
