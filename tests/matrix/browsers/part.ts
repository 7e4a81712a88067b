import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Driver, Found } from './driver.ts';
import { findShown, type Step } from './find.ts';
import { until } from './until.ts';

type Name = string | RegExp;

const library = readFileSync(
  resolve(
    createRequire(import.meta.url).resolve('@testing-library/dom/package.json'),
    '../dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A part of what shows, and what a person does there. */
export class Part {
  protected readonly driver: Driver;
  private readonly steps: readonly Step[];

  constructor(driver: Driver, steps: readonly Step[] = []) {
    this.driver = driver;
    this.steps = steps;
  }

  /** A part of this part. */
  part(role: string, name?: Name): Part {
    const plainName = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
    return new Part(this.driver, [...this.steps, { role, name: plainName }]);
  }

  /** Done when this part shows. */
  async shows(): Promise<void> {
    await this.found(false);
  }

  /** Done when this part shows no more. */
  async goes(): Promise<void> {
    await until(
      async () => ((await this.look(false)) ? undefined : true),
      () => `${this} still shows.`,
    );
  }

  /** Done when a text shows here. */
  says(text: Name): Promise<void> {
    return this.part('text', text).shows();
  }

  async press(): Promise<void> {
    await (await this.found(true)).press();
  }

  /** Presses this button until another part shows: a press is missed where the page still moves beneath it. */
  async pressFor(other: Part): Promise<void> {
    const shown = async () => (await other.look(false)) && true;
    await until(
      async () => {
        await this.press();
        return until(shown, () => `${other} does not show yet.`, 10_000);
      },
      () => `To press ${this} does not show ${other}.`,
    );
  }

  /** Replaces what stands in this field. */
  async fill(text: string): Promise<void> {
    await this.press();
    await this.driver.run(() => (document.activeElement as HTMLInputElement).select(), undefined);
    await this.driver.type(text);
  }

  /** Chooses an option of this list by its value. */
  async choose(value: string): Promise<void> {
    await (await this.found(true)).choose(value);
  }

  /** Goes into this frame, once nothing lies over it: inside, nobody can see what would be pressed instead. */
  async enter(): Promise<void> {
    await (await this.found(true)).enter();
  }

  /** The text that shows here. */
  async read(): Promise<string> {
    return (await this.found(false)).text();
  }

  private found(toPress: boolean): Promise<Found> {
    return until(
      () => this.look(toPress),
      () => `Nobody can ${toPress ? 'press' : 'see'} ${this}.`,
    );
  }

  private async look(toPress: boolean): Promise<Found | undefined> {
    if (!(await this.driver.run(() => 'TestingLibraryDom' in window, undefined)))
      await this.driver.load(library);
    return this.driver.find(findShown, { steps: this.steps, toPress });
  }

  toString(): string {
    const words = this.steps.map(({ role, name }) => {
      const nameText = typeof name === 'object' ? `/${name.source}/` : `“${name}”`;
      return name === undefined ? role : `${role} ${nameText}`;
    });
    return words.reverse().join(' in ') || 'the page';
  }
}
