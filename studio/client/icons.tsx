const PATHS = {
  back: 'M10 3 5 8l5 5',
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  moveUp: 'M8 13V3M4 7l4-4 4 4',
  moveDown: 'M8 3v10M4 9l4 4 4-4',
  undo: 'M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H7',
  redo: 'm10 3 3 3-3 3M13 6H7a4 4 0 0 0 0 8h2',
  hide: 'M2 2l12 12M6.5 6.6a2 2 0 0 0 2.9 2.9M4.3 4.5C2.800 5.500 1.800 7 1.500 8c.8 2.300 3.200 4.500 6.500 4.500 1.200 0 2.300-.3 3.200-.8M7 3.600c.3-.1.7-.1 1-.1 3.300 0 5.700 2.200 6.500 4.500-.3.8-.8 1.600-1.400 2.300',
  show: 'M1.500 8C2.300 5.700 4.700 3.500 8 3.500s5.700 2.200 6.500 4.500c-.8 2.300-3.200 4.500-6.500 4.500S2.300 10.300 1.500 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  reset: 'M3 8a5 5 0 1 0 1.600-3.700M3 3v3h3',
  close: 'M4 4l8 8M12 4l-8 8',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM14 14l-3.500-3.500',
  add: 'M8 3v10M3 8h10',
  more: 'M3.500 8h.01M8 8h.01M12.500 8h.01',
  copy: 'M6 6h7v7H6zM10 6V3H3v7h3',
  remove: 'M3 4.500h10M6.500 4.500V3h3v1.500M4.500 4.500l.5 8.500h6l.5-8.500',
  drag: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  open: 'M6 3H3v10h10v-3M9 3h4v4M13 3 7 9',
} as const;

/** One of the studio's icons; it says nothing to screen readers. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
