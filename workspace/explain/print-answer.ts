import type { JsonValue } from '@liveryjs/compiler/manifest';
import { counted } from '#workspace/check/counts.ts';
import type { Colors } from '#workspace/terminal.ts';
import type { AssetAnswer } from './explain-asset.ts';
import type { ColorAnswer } from './explain-color.ts';
import type { ContentAnswer } from './explain-content.ts';
import type { JurisdictionAnswer } from './explain-jurisdiction.ts';
import type { MessageAnswer } from './explain-message.ts';
import type { NamedAnswer } from './explain-named.ts';
import type { RemovedAnswer } from './explain-removed.ts';
import type { TokenAnswer } from './explain-token.ts';
import { by, type LayerWritten } from './layers.ts';
import type { Answer } from './look-up.ts';
import { printExplanation, short } from './print-explanation.ts';
import { printPage } from './print-page.ts';

/** An answer as people read it. Ends without a line break. */
export function printAnswer(answer: Answer, colors: Colors): string {
  if (answer.kind === 'value') {
    const { removed, rules } = answer;
    return [
      printExplanation(answer, colors),
      ...(removed ? removal(removed).map((line) => `  ${line}`) : []),
      ...(rules ? rulesOf(rules, colors) : []),
    ].join('\n');
  }
  if (answer.kind === 'page') return printPage(answer, colors);
  if (answer.kind === 'token') return printToken(answer, colors);
  if (answer.kind === 'message') return printMessage(answer, colors);
  if (answer.kind === 'asset') return printAsset(answer, colors);
  if (answer.kind === 'content') return printContent(answer, colors);
  if (answer.kind === 'color') return printColor(answer, colors);
  if (answer.kind === 'named') return printNamed(answer, colors);
  return printRemoved(answer, colors);
}

function printColor({ value, tokens }: ColorAnswer, { bold, dim }: Colors): string {
  const lines = [
    `${bold(value)}  colour of ${counted(new Set(tokens.map(({ name }) => name)).size, 'token')}`,
  ];
  for (const { name, modes, written, through } of tokens) {
    const from = through.length === 0 ? '' : `, through ${through.join(', ')}`;
    lines.push('', `  ${name} in ${modes.join(', ')}`, `    ${asWritten(written)}${dim(from)}`);
  }
  return lines.join('\n');
}

function printContent({ name, languages, shownAt }: ContentAnswer, { bold }: Colors): string {
  const lines = [`${bold(name)}  content`];
  for (const { language, written, overrode } of languages) {
    lines.push(
      `  in ${language}: ${written === undefined ? 'no file; visitors read the default language' : by(written)}`,
    );
    for (const before of overrode) lines.push(`    instead of ${by(before)}`);
  }
  lines.push(
    '',
    shownAt.length === 0 ? '  Nothing in this brand shows it.' : `  shown at ${shownAt.join(', ')}`,
  );
  return lines.join('\n');
}

function printNamed({ name, pointers, saidAt }: NamedAnswer, { bold, dim }: Colors): string {
  const lines = [`${bold(name)}  id of ${counted(pointers.length, 'value')}`];
  for (const pointer of pointers) lines.push(`  ${pointer}`);
  for (const use of saidAt) lines.push(`  said at ${use.path}  ${dim(`by ${by(use)}`)}`);
  return lines.join('\n');
}

function rulesOf({ name, file, source, rules }: JurisdictionAnswer, { dim }: Colors): string[] {
  const width = Math.max(0, ...rules.map(({ asks }) => asks.length));
  return [
    `  ${name}: ${file}`,
    ...(source === undefined ? [] : [`  ${source}`]),
    '',
    ...rules.map(({ asks, place, broken }) =>
      `  ${asks.padEnd(width)}  ${broken.length === 0 ? 'kept' : 'not kept'}  ${dim(place)}`.trimEnd(),
    ),
    ...rules.flatMap(({ broken }) => broken).map((message) => `  ${message}`),
  ];
}

function printToken({ name, type, modes }: TokenAnswer, { bold, dim }: Colors): string {
  const lines = [`${bold(name)}  token, ${type}`];
  for (const { mode, css, written, overrode, through } of modes) {
    lines.push('', `  in mode ${mode}: ${css ?? 'no value, because it is wrong'}`);
    lines.push(`    ${asWritten(written)}`);
    for (const before of overrode) lines.push(`    ${instead(before)}`);
    for (const other of through)
      lines.push(`    through ${other.name} = ${other.css ?? 'no value'}  ${dim(asWritten(other))}`);
  }
  return lines.join('\n');
}

function printMessage({ key, languages, saidAt }: MessageAnswer, { bold, dim }: Colors): string {
  const lines = [`${bold(key)}  message`];
  for (const { language, written, overrode, without } of languages) {
    lines.push('');
    if (written === undefined)
      lines.push(`  in ${language}: no text. It can stand in ${without.join(' or ')}`);
    else {
      lines.push(`  in ${language}: ${text(written.value)}`, `    written by ${by(written)}`);
      for (const before of overrode) lines.push(`    ${instead(before)}`);
      const lacking = without.filter((file) => !written.place.startsWith(file));
      if (lacking.length > 0) lines.push(dim(`    not in ${lacking.join(', ')}`));
    }
  }
  lines.push('');
  if (saidAt.length === 0) lines.push('  Nothing in this brand says it.');
  const widgets = [...new Set(saidAt.map(({ widget }) => widget))];
  for (const widget of widgets) {
    const paths = saidAt.filter((use) => use.widget === widget).map(({ path }) => path);
    const rest = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    const whose = widget === undefined ? 'said at' : `said by widget ${widget} at`;
    lines.push(`  ${whose} ${paths.slice(0, 3).join(', ')}${rest}`);
  }
  return lines.join('\n');
}

function printAsset({ file, layer, bytes, named }: AssetAnswer, { bold }: Colors): string {
  const size = bytes === undefined ? 'there is no such file' : counted(bytes, 'byte');
  const lines = [`${bold(file)}  asset of ${layer}, ${size}`];
  for (const { path, written, overrode } of named) {
    lines.push(`  ${path} ${asWritten(written)}`);
    for (const before of overrode) lines.push(`    ${instead(before)}`);
  }
  return lines.join('\n');
}

function printRemoved(answer: RemovedAnswer, { bold }: Colors): string {
  const { pointer, removed } = answer;
  const around = removed === pointer ? '' : `, with ${removed}`;
  return [`${bold(pointer)}  removed${around}`, ...removal(answer)].join('\n  ');
}

function removal({ by: remover, how, was }: RemovedAnswer): string[] {
  const ways = {
    $remove: 'removed with "$remove": true',
    null: 'taken back with null',
    list: 'gone with a list that takes the place of the whole',
  };
  return [`${ways[how]} by ${by(remover)}`, ...was.map((before) => `was ${asWritten(before)}`)];
}

function asWritten(written: LayerWritten): string {
  return `${text(written.value)} by ${by(written)}`;
}

function instead(before: LayerWritten): string {
  return `instead of ${asWritten(before)}`;
}

function text(value: JsonValue | undefined): string {
  return value === undefined ? 'something' : short(value, 120);
}
