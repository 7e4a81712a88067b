import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { decode } from '#compiler/manifest/parse/decode.ts';
import { SourceText } from '#compiler/manifest/parse/source-text.ts';
import { svgFaults } from './svg-faults.ts';

/** Brands inherit their pictures from each other. */
const issuesByBytes = new WeakMap<Uint8Array, readonly Issue[]>();

/** Returns the faults of an SVG, each with its place in the file. */
export function svgIssues(bytes: Uint8Array, file: string): readonly Issue[] {
  const issues = issuesByBytes.get(bytes) ?? read(bytes, file);
  issuesByBytes.set(bytes, issues);
  return issues;
}

function read(bytes: Uint8Array, file: string): readonly Issue[] {
  const { text, issues } = decode(bytes, file);
  // XML may begin with the mark, which JSON may not.
  const ofBytes = issues.filter(({ code }) => code !== 'byte-order-mark');
  if (text === undefined) return ofBytes;
  const source = new SourceText(file, text);
  const faults = svgFaults(text).map((fault) => {
    const place = { file, pointer: '', ...source.position(fault.start, fault.end) };
    if (fault.code === 'svg-unsafe') return createIssue(fault.code, place, { what: fault.what });
    if (fault.code === 'svg-syntax') return createIssue(fault.code, place, fault);
    if (fault.code === 'svg-view-box') return createIssue(fault.code, place, fault);
    if (fault.code === 'svg-reference') return createIssue(fault.code, place, fault);
    if (fault.code === 'svg-words') return createIssue(fault.code, place, fault);
    if (fault.code === 'svg-size' || fault.code === 'svg-empty') return createIssue(fault.code, place, {});
    return createIssue(fault.code, place, fault);
  });
  return [...ofBytes, ...faults];
}
