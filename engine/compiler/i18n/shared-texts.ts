import type { Languages } from '@liveryjs/schemas/brand';
import type { MessageUse, Texts } from './messages-input.ts';
import type { MessageFile } from './read-message-file.ts';

const none: Texts = new Map();
const layers = new WeakMap<Texts, WeakMap<Texts, Texts>>();

/** The texts of files, later ones over earlier ones. The same files give the same object. */
export function layerTexts(files: readonly MessageFile[]): Texts {
  return files.reduce((below, { messages }) => (below === none ? messages : layer(below, messages)), none);
}

function layer(below: Texts, above: Texts): Texts {
  const layersAbove = layers.get(below) ?? new WeakMap<Texts, Texts>();
  layers.set(below, layersAbove);
  const layered = layersAbove.get(above) ?? new Map([...below, ...above]);
  layersAbove.set(above, layered);
  return layered;
}

/** The texts that brands inherit and that are known to be right: they are not checked again for each brand. */
export interface SoundTexts {
  /**
   * Those that may be wrong.
   * @param own keys of the brand's own texts
   */
  unsure(uses: readonly MessageUse[], own: ReadonlySet<string>): readonly MessageUse[];
  /** Keys of texts, in use or not, that may be the same as in the default language; undefined: any may be. */
  readonly untranslated: ReadonlySet<string> | undefined;
  /**
   * Says that nothing was found in some texts.
   * @param own keys of the brand's own texts, which others do not inherit
   */
  add(uses: readonly MessageUse[], own: ReadonlySet<string>): void;
  /** Says that of all texts none is the same as in the default language, as far as the brand does not say them itself. */
  addTranslated(own: ReadonlySet<string>): void;
}

const sound = new WeakMap<Texts, Map<string, Sound>>();
const numbers = new WeakMap<Texts, number>();
let lastNumber = 0;

/** Returns the results that are known for inherited texts, in the languages of a brand. */
export function soundTexts(
  inherited: ReadonlyMap<string, Texts>,
  { default: from, supported }: Languages,
): SoundTexts {
  const texts = supported.map(({ code }) => inherited.get(code) ?? none);
  const [first = none] = texts;
  // Texts of a language that none of the parents speaks are all the brand's own.
  if (texts.some(({ size }) => size === 0)) return new Sound();
  const spoken = supported.map(({ code, locale }, index) => [code, locale, numberOf(texts[index] ?? none)]);
  const key = [from, ...spoken].join('|');
  const soundByKey = sound.get(first) ?? new Map<string, Sound>();
  sound.set(first, soundByKey);
  const cachedSound = soundByKey.get(key) ?? new Sound();
  soundByKey.set(key, cachedSound);
  return cachedSound;
}

class Sound implements SoundTexts {
  readonly #keys = new Set<string>();
  /** Lists of uses that are all right. */
  readonly #lists = new WeakSet<readonly MessageUse[]>();
  untranslated: ReadonlySet<string> | undefined;

  unsure(uses: readonly MessageUse[], ownKeys: ReadonlySet<string>): readonly MessageUse[] {
    if (ownKeys.size === 0 && this.#lists.has(uses)) return [];
    const unsure = uses.filter(({ value }) => ownKeys.has(value) || !this.#keys.has(value));
    if (unsure.length === 0) this.#lists.add(uses);
    return unsure;
  }

  add(uses: readonly MessageUse[], ownKeys: ReadonlySet<string>): void {
    for (const { value } of uses) if (!ownKeys.has(value)) this.#keys.add(value);
  }

  addTranslated(ownKeys: ReadonlySet<string>): void {
    const { untranslated = ownKeys } = this;
    this.untranslated = new Set([...untranslated].filter((key) => ownKeys.has(key)));
  }
}

function numberOf(texts: Texts): number {
  const number = numbers.get(texts) ?? ++lastNumber;
  numbers.set(texts, number);
  return number;
}
