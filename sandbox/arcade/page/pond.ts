import { el, still } from './dom.ts';
import { artOf, say } from './facts.ts';

export interface Fish {
  readonly kind: number;
  readonly element: HTMLElement;
  /** In shares of the pond's width and height, and its width a second. */
  x: number;
  y: number;
  speed: number;
}

/** The number of fish of each kind, those that are caught most often first. */
const SCHOOL = [4, 3, 2, 2, 1, 1];
const EDGE = 0.12;
const WAY_MS = 900;

export interface Pond {
  readonly element: HTMLElement;
  swim(): void;
  /** The fish of a kind that is nearest to the middle. */
  nearest(kind: number): Fish;
  /** Sends the harpoon. @returns what flies, to take away */
  fire(fish: Fish): HTMLElement;
  take(fish: Fish, amount: string): void;
  scare(fish: Fish): void;
}

export function openPond(species: readonly number[], press: (fish: Fish) => void): Pond {
  const element = el('div', { class: 'pond', dir: 'ltr', role: 'group', 'aria-label': say('pond') });
  const all = species.flatMap((_, kind) => Array.from({ length: SCHOOL[kind] ?? 1 }, () => kind));
  const fishes = all.map((kind, index): Fish => {
    const body = el('span', { class: `fish of${kind}`, 'aria-hidden': 'true' });
    body.append(el('img', { src: artOf(kind), alt: '', draggable: 'false' }));
    const way = index % 2 === 0 ? 1 : -1;
    const place = (index * 0.618) % 1;
    const fish: Fish = {
      kind,
      element: body,
      x: 0.1 + 0.8 * ((index * 0.382) % 1),
      y: 0.12 + 0.64 * place,
      speed: way * (0.03 + 0.015 * kind),
    };
    body.addEventListener('pointerdown', () => press(fish));
    return fish;
  });
  const harpoon = el('span', { class: 'harpoon', 'aria-hidden': 'true' });
  element.append(...fishes.map((fish) => fish.element), harpoon);

  const show = ({ element: body, x, y, speed }: Fish) => {
    body.style.setProperty('inset-inline-start', `${x * 100}%`);
    body.style.setProperty('inset-block-start', `${y * 100}%`);
    body.classList.toggle('back', speed < 0);
  };
  const enter = (fish: Fish) => {
    fish.speed = (Math.random() < 0.5 ? 1 : -1) * (0.03 + 0.015 * fish.kind);
    fish.x = still.matches ? 0.1 + 0.8 * Math.random() : fish.speed > 0 ? -EDGE : 1 + EDGE;
    fish.y = 0.12 + 0.64 * Math.random();
    show(fish);
  };

  let last = 0;
  const step = (time: number) => {
    const seconds = Math.min(0.1, (time - last) / 1000);
    last = time;
    for (const fish of fishes) {
      fish.x += fish.speed * seconds;
      if (fish.x < -EDGE || fish.x > 1 + EDGE) enter(fish);
      show(fish);
    }
    if (!still.matches) requestAnimationFrame(step);
  };

  return {
    element,
    swim() {
      for (const fish of fishes) show(fish);
      still.addEventListener('change', () => requestAnimationFrame(step));
      requestAnimationFrame(step);
    },
    nearest(kind) {
      const ofKind = fishes.filter((fish) => fish.kind === kind);
      return ofKind.reduce((best, fish) => (Math.abs(fish.x - 0.5) < Math.abs(best.x - 0.5) ? fish : best));
    },
    fire(fish) {
      const shot = el('span', { class: 'shot', 'aria-hidden': 'true' });
      shot.style.setProperty('--x', `${(fish.x - 0.5) * element.clientWidth}px`);
      shot.style.setProperty('--y', `${(fish.y - 1) * element.clientHeight}px`);
      const angle = Math.atan2((fish.x - 0.5) * element.clientWidth, (1 - fish.y) * element.clientHeight);
      harpoon.style.setProperty('--turn', `${angle}rad`);
      shot.style.setProperty('--turn', `${angle}rad`);
      element.append(shot);
      return shot;
    },
    take(fish, amount) {
      const prize = el('span', { class: 'prize', 'aria-hidden': 'true' }, amount);
      prize.style.setProperty('inset-inline-start', `${fish.x * 100}%`);
      prize.style.setProperty('inset-block-start', `${fish.y * 100}%`);
      element.append(prize);
      setTimeout(() => prize.remove(), WAY_MS);
      enter(fish);
    },
    scare(fish) {
      fish.element.classList.add('scared');
      setTimeout(() => fish.element.classList.remove('scared'), WAY_MS);
    },
  };
}
