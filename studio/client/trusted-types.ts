interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createHTML: (text: string) => string }): void;
}

/**
 * Lets code empty an element, as React Aria does with what it announces, and make no HTML of any text.
 * @throws where HTML would be made
 */
export function allowNoHtml(page: { readonly trustedTypes?: TrustedTypes } = window as object): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text === '') return text;
      throw new TypeError('The studio makes no HTML of texts.');
    },
  });
}
