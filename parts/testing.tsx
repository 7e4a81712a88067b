import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, session, startSession } from '@liveryjs/client/session/session';
import {
  type Answers,
  loginResult,
  member,
  type SentCall,
  stubPlatform,
  tenant,
} from '@liveryjs/client/testing';
import type { WidgetProps } from '@liveryjs/engine/kit';
import { emptyBrand, type TestAppOptions, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow, type TestWindow } from '@liveryjs/engine/kit/testing-window';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { MemberInfo } from '@liveryjs/schemas/platform';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';

/** The hands of a visitor who makes no pauses. */
export const user = userEvent.setup({ delay: null });

/** The page that a widget is tried on. */
export interface PageOptions extends Omit<TestAppOptions, 'brand'> {
  /** The platform's answers by method and path. A call without an answer is not found. */
  readonly answers?: Answers;
  /** The sections in which the brand differs from the tests' tenant with a home page alone. */
  readonly brand?: Partial<ResolvedBrand> & Readonly<Record<string, unknown>>;
  /** The paths of the brand's pages beside home, by id. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Locale of the page's language. Default: `en`. */
  readonly locale?: string | undefined;
  /** Signs in mai, or a member who differs from mai in these facts. Who is signed in already stays so. */
  readonly session?: true | Partial<MemberInfo> | undefined;
  /** The media queries that match. */
  readonly media?: readonly string[];
  /** Says that all of the page is near the window. Default: true. */
  readonly near?: boolean;
  /** Address that the page is open on. Default: `/`. */
  readonly path?: string | undefined;
}

/** The settings of a widget, and the page that it is tried on. */
export interface WidgetOptions<Props> extends PageOptions {
  readonly props: Props;
  /** Default: all slots are empty. */
  readonly slot?: WidgetProps['slot'];
}

/** The ways to say what is tried: a widget with its settings, or any element. */
type Subject<Props> =
  | readonly [widget: ComponentType<WidgetProps<Props>>, options: WidgetOptions<Props>]
  | readonly [element: ReactElement, options?: PageOptions];

/** A page for a widget, and what is seen of it from outside. */
export interface WidgetPage {
  /** The page as an element. */
  readonly tree: ReactElement;
  readonly app: ReturnType<typeof testApp>;
  /** The calls that have reached the platform so far. */
  readonly calls: readonly SentCall[];
  /** Says which media queries match from now on. */
  readonly media: TestWindow['media'];
  /** Gives what went with each call of a name: its body or, where it has none, its query. */
  readonly sent: (call: string) => ReturnType<typeof JSON.parse>[];
}

/** A page that is rendered. */
export interface MountedWidget extends WidgetPage, Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {}

/**
 * Makes a page for a widget, without rendering it: a window, a platform that answers, a brand and a visitor. All of it
 * goes when the test has finished, and so does a clock that the test has stopped.
 */
export function stageWidget<Props>(...subject: Subject<Props>): WidgetPage {
  return stage(subject);
}

/** Renders a widget on a page that `stageWidget` makes. */
export function mountWidget<Props>(...subject: Subject<Props>): MountedWidget {
  const { Page, element, ...page } = stage(subject);
  return { ...page, ...render(element, { wrapper: Page }) };
}

function stage<Props>(subject: Subject<Props>) {
  const [, options = {}] = subject;
  const { answers = {}, brand, pages = {}, locale = 'en', media = [], near = true, path, ...rest } = options;
  onTestFinished(leavePage);
  connection.cipher = ciphers.none;
  const { media: match } = stubWindow({ near });
  match(media);
  const calls = stubPlatform(answers);
  if (options.session && !session.token) signIn(options.session === true ? {} : options.session);
  const app = testApp({
    ...rest,
    brand: { languages: onlyLanguage(locale), routes: routesOf(pages), tenant, ...brand } as object,
  });
  const Page = ({ children }: { readonly children: ReactNode }) => (
    <TestPortal app={app} path={path ?? '/'}>
      {children}
    </TestPortal>
  );
  const element = elementOf(...subject);
  const tree = <Page>{element}</Page>;
  const sent = (call: string) => calls.filter(({ name }) => name === call).map(contentOf);
  return { Page, element, tree, app, calls, media: match, sent };
}

function leavePage(): void {
  cleanup();
  endSession(tenant);
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

function signIn(facts: Partial<MemberInfo>): void {
  startSession(loginResult({ member: member(facts) }));
}

function onlyLanguage(locale: string): ResolvedBrand['languages'] {
  return { default: 'EN', supported: [{ code: 'EN', locale }] };
}

function routesOf(pages: Readonly<Record<string, string>>): ResolvedBrand['routes'] {
  return [
    ...emptyBrand.routes,
    ...emptyBrand.routes.flatMap((home) =>
      Object.entries(pages).map(([id, path]) => ({ ...home, id, path })),
    ),
  ];
}

function elementOf<Props>(...[subject, options]: Subject<Props>): ReactElement {
  if (isValidElement(subject)) return subject;
  const Widget = subject as ComponentType<WidgetProps<Props>>;
  const { props, slot = () => null } = options as WidgetOptions<Props>;
  return <Widget id="widget" props={props} slot={slot} />;
}

function contentOf({ body, headers, query }: SentCall) {
  if (body === undefined) return Object.fromEntries(query);
  return headers.get('content-type') === 'application/json' ? JSON.parse(body) : body;
}
