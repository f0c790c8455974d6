/** Elements that a browser never shows. */
const NEVER_SHOWN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'META', 'LINK', 'DATALIST']);

const BLOCKS =
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR HTML LEGEND LI MAIN NAV OL P PRE SEARCH SECTION SUMMARY UL';
/** How a browser lays out what has no style; all others stand in the line. The name of an element has a space between blocks. */
const DISPLAY = new Map([
  ...BLOCKS.split(' ').map((tag) => [tag, 'block'] as const),
  ...['BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'METER', 'PROGRESS'].map((tag) => [tag, 'inline-block'] as const),
  ...['TABLE', 'THEAD', 'TBODY', 'TR', 'TD', 'TH', 'CAPTION'].map((tag) => [tag, 'table-cell'] as const),
]);

/**
 * `getComputedStyle` without style sheets, which component tests load none of: what stands in the element's own style, and whether the browser hides it. Visibility is
 * inherited, as in a browser.
 */
export function cheapComputedStyle({ CSSStyleDeclaration }: typeof window & typeof globalThis) {
  return (element: Element): CSSStyleDeclaration => {
    const own = (element as HTMLElement).style as CSSStyleDeclaration | undefined;
    const display = own?.display || (isHiddenByBrowser(element) ? 'none' : (DISPLAY.get(element.tagName) ?? 'inline'));
    const read = (name: string): string => {
      if (name === 'display') return display;
      if (name === 'visibility') return visibilityOf(element);
      return own?.getPropertyValue(name) ?? '';
    };
    return new Proxy(own ?? Object.create(CSSStyleDeclaration.prototype), {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read;
        if (name === 'display' || name === 'visibility') return read(name);
        return (own as unknown as Record<string | symbol, unknown> | undefined)?.[name] ?? '';
      },
    });
  };
}

const isHiddenByBrowser = (element: Element) =>
  element.hasAttribute('hidden') ||
  NEVER_SHOWN.has(element.tagName) ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden');

function visibilityOf(element: Element | null): string {
  for (let at = element; at !== null; at = at.parentElement) {
    const own = (at as HTMLElement).style?.visibility;
    if (own) return own;
  }
  return 'visible';
}
