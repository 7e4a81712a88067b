import { contentType } from '#scripts/serve/content-type.ts';
import type { Observations } from './look.ts';
import { type Answer, isSilence, type Silence } from './stranger.ts';

/** Something that is wrong with a live domain. */
export interface DoctorFinding {
  /** A name that stays, for programs. */
  readonly id: string;
  /** A warning does not fail the command. */
  readonly level: 'error' | 'warning';
  /** Says what is wrong, where, and why it matters. */
  readonly text: string;
  /** Says what to do: the line to write, where there is one. */
  readonly remedy: string;
}

/** The wishes of the brand's manifest, where the manifest is at hand. */
export interface Expectations {
  /** Value of Strict-Transport-Security. */
  readonly hsts?: string | undefined;
  /** The first of the brand's domains: the one that search engines are told of. */
  readonly canonical?: string | undefined;
  /** The host names of the brand's languages, which a sitemap may name beside the canonical one. */
  readonly hosts?: readonly string[];
  /** Digest of the home page of the release that was published, and the id of that release. */
  readonly release?: { readonly id: string; readonly isHome: (body: string) => boolean } | undefined;
}

/** Says what is wrong in one respect; undefined stands for nothing. */
export type Check = (seen: Observations, expected: Expectations) => readonly (DoctorFinding | undefined)[];

export const error = (id: string, text: string, remedy: string): DoctorFinding => ({
  id,
  level: 'error',
  text,
  remedy,
});

export const warning = (id: string, text: string, remedy: string): DoctorFinding => ({
  id,
  level: 'warning',
  text,
  remedy,
});

export function isAnswer(answer: Answer | Silence): answer is Answer {
  return !isSilence(answer);
}

/** The type that a file should come with, by its name: an address without an ending is a page. */
export function typeOf(url: string): string {
  const { pathname } = new URL(url);
  return contentType(/\.[a-z0-9]+$/i.test(pathname) ? pathname : 'index.html');
}

export function bareType({ headers }: Answer): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Where an answer leads; undefined where it leads nowhere. */
export function targetOf({ url, status, headers }: Answer): URL | undefined {
  const { location } = headers;
  return status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url)
    ? new URL(location, url)
    : undefined;
}
