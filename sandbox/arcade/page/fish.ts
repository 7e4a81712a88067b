import type { ShotAnswer } from '#sandbox/arcade/fish/shoot.ts';
import type { FishState } from '#sandbox/arcade/read-state-of.ts';
import { button, el, pause } from './dom.ts';
import { artOf, nameOf, say } from './facts.ts';
import { type Fish, openPond } from './pond.ts';
import type { Shell } from './shell.ts';

const FLIGHT_MS = 320;

/** Fish that swim by, and a harpoon. */
export function playFish(shell: Shell, { species }: FishState): void {
  const pond = openPond(species, (fish) => void shoot(fish));
  const kinds = species.map((times, kind) => {
    const label = el('span', {}, el('img', { src: artOf(kind), alt: '' }), ` ×${times}`);
    const name = say('cast', { name: nameOf(`sea${kind}`), times: `×${times}` });
    return button(label, () => void shoot(pond.nearest(kind)), { 'aria-label': name, class: 'kind' });
  });
  let busy = false;

  async function shoot(fish: Fish): Promise<void> {
    if (busy) return;
    busy = true;
    const flight = pond.fire(fish);
    const [answer] = await Promise.all([
      shell.round<ShotAnswer>('shoot', { stake: shell.stake(), species: fish.kind }),
      pause(FLIGHT_MS),
    ]);
    flight.remove();
    if (answer) {
      const name = nameOf(`sea${fish.kind}`);
      const amount = shell.money(answer.win);
      shell.showBalance(answer.balance);
      shell.announce(
        answer.caught ? say('caught', { name, amount }) : say('missed', { name }),
        answer.caught ? 'win' : 'plain',
      );
      if (answer.caught) pond.take(fish, amount);
      else pond.scare(fish);
    }
    busy = false;
  }

  shell.stage.append(pond.element);
  shell.controls.append(...kinds);
  pond.swim();
}
