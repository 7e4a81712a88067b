import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'season-without-mode': {
    title: 'A season has no mode to stand in for',
    severity: 'error',
    message: ({ path, scheme }) =>
      `${path}: there is no mode with the scheme "${scheme}" and without a "when" that this one could stand in for.`,
    hint: () => 'Give it the scheme of such a mode, or add one.',
  } satisfies Finding<{ path: string; scheme: string }>,
  'season-as-default': {
    title: 'The default mode has a season',
    severity: 'error',
    message: ({ path, value }) => `${path}: the mode "${value}" has a "when", so it is not always there.`,
    hint: () => 'Name the mode that it stands in for: in its time it shows by itself.',
  } satisfies Finding<{ path: string; value: string }>,
  'mode-label-twice': {
    title: 'Two modes have one name',
    severity: 'warning',
    message: ({ path, label, other }) =>
      `${path}: ${JSON.stringify(label)} names the mode "${other}", too: nobody can tell the two apart where a mode is chosen.`,
    hint: () => 'Name the key of another text, and write that text in messages.',
  } satisfies Finding<{ path: string; label: string; other: string }>,
};

export const soundModes = createCheck({
  docs: 'A mode with a season stands in for a mode without one, and is not the default. One that is chosen has a name of its own.',
  findings,
  run({ manifest, path, report }) {
    const theme = own(manifest, 'theme');
    const modes = own(theme, 'modes');
    const all = isList(modes) ? modes : [];
    const lasting = all.filter((mode) => own(mode, 'when') === undefined);
    const value = ownText(theme, 'defaultMode') ?? '';
    const labels = new Map<string, string>();
    for (const [index, mode] of all.entries()) {
      if (lasting.includes(mode)) {
        const label = ownText(mode, 'label');
        const other = label === undefined ? undefined : labels.get(label);
        const pointer = `/theme/modes/${index}/label`;
        if (label !== undefined && other !== undefined)
          report('mode-label-twice', { pointer }, { path: path(pointer), label, other });
        else if (label !== undefined) labels.set(label, ownText(mode, 'id') ?? '');
        continue;
      }
      const scheme = ownText(mode, 'scheme');
      if (ownText(mode, 'id') === value)
        report(
          'season-as-default',
          { pointer: '/theme/defaultMode' },
          { path: path('/theme/defaultMode'), value },
        );
      else if (scheme !== undefined && !lasting.some((other) => ownText(other, 'scheme') === scheme)) {
        const pointer = `/theme/modes/${index}/when`;
        report('season-without-mode', { pointer }, { path: path(pointer), scheme });
      }
    }
  },
});
