/** The words of the passages that fill in for texts, without those that languages of today write too. */
const FILLER = new Set(
  `lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed eiusmod tempor incididunt ut labore et dolore
  magna aliqua enim ad minim veniam nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute
  irure in reprehenderit voluptate velit cillum eu fugiat pariatur excepteur sint occaecat cupidatat non proident sunt
  qui deserunt mollit anim id est laborum perspiciatis unde omnis iste natus voluptatem accusantium doloremque
  laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi beatae dicta explicabo nemo ipsam
  quia voluptas aspernatur aut odit consequuntur magni dolores eos ratione sequi nesciunt neque porro quisquam
  dolorem numquam eius modi tempora incidunt aliquam quaerat string`.split(/\s+/),
);

/** The shortest word of a passage that no name is likely to be. */
const TELLING = 4;

/** Tells whether a text has anything to see, once its tags, entities and invisible letters are taken away. */
export function isVisible(text: string): boolean {
  return (
    text.replaceAll(/<\/?[a-z!][^>]*>|&(#\d+|#x[\da-f]+|nbsp|zwnj|zwj|shy);|[\p{C}\p{Z}\s]/giu, '') !== ''
  );
}

/** Tells whether a text is made of nothing but words that fill in for a text, such as those of a tool that answers with examples. */
export function isFiller(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(({ length }) => length >= TELLING) && words.every((term) => FILLER.has(term));
}
