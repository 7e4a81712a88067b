/** A brand that somebody would like to have, as its fields say it. A field that is missing is as the parent has it. */
export interface BrandWish {
  readonly id: string;
  /** Id of the brand to inherit from. */
  readonly from: string;
  readonly name: string;
  /** Host names, with commas or spaces between them. */
  readonly domains?: string;
  /** The code that the platform knows the merchant by. */
  readonly merchant?: string;
  /** ISO 4217 code. */
  readonly currency?: string;
  /** Codes, the default one first. */
  readonly languages?: string;
  /** The colour that a whole palette follows from, `#rrggbb`. */
  readonly color?: string;
  readonly logo?: {
    /** The name of the file where it comes from. */
    readonly name: string;
    /** Its bytes in Base64. */
    readonly content: string;
  };
}

/** A sentence about a wish, and the field that it stands beside; about all of it where none is named. */
export interface FieldNote {
  readonly field?: keyof BrandWish | 'gameOrigins';
  readonly sentence: string;
}

/** All that a wish comes to. */
export interface PlannedBrand {
  /** Sentences that say what keeps it from being made. */
  readonly wrong: readonly FieldNote[];
  /** Sentences that somebody should know, and that keep nobody. */
  readonly notes: readonly FieldNote[];
  /** Work that is left afterwards, and the place of the manifest that it is about. */
  readonly left: readonly { readonly sentence: string; readonly at: string }[];
  /** Its folder, relative to the root. */
  readonly folder: string;
  /** CSS colours of its palette, by the name of the token. */
  readonly palette: Readonly<Record<string, string>>;
}

/** All that frames a wish: the brands to begin with, and what comes along with one of them. */
export interface NewBrandView {
  readonly parents: readonly { readonly id: string; readonly name: string }[];
  /** Id of the parent that all of the rest is of; missing where there is no brand to begin with. */
  readonly from?: string;
  readonly pages: number;
  /** Its languages, the default one first. */
  readonly languages: readonly { readonly code: string; readonly label: string }[];
  /** ISO 4217 code; missing in a kind of portal that has no money. */
  readonly currency?: string;
  /** True where the platform knows merchants by a code. */
  readonly hasMerchant: boolean;
  /** The colour that its palette follows from, `#rrggbb`. */
  readonly color?: string;
}
