import { Button, Picture, token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** Pictures are 21 wide by 9 high; the brand's ratio decides what shows of them. */
const WIDTH = 1260;
const HEIGHT = 540;

// The focus ring stands over the picture: the slide clips what is outside of it.
export const Face = styled.div`
  position: relative;
  display: block;
  block-size: 100%;
  container-type: inline-size;
  color: ${token('color.media.text')};
  text-decoration: none;

  &:is(button) {
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  /* The subject of a phone's picture is above its middle. */
  source + img {
    @media not all and (min-width: 640px) {
      object-position: top;
    }
  }

  &:focus-visible {
    outline: none;

    &::after {
      position: absolute;
      inset: 0;
      border: 3px solid ${token('color.border.focus')};
      border-radius: ${token('radius.card')};
      content: '';
    }
  }
`;

/** The stops of a veil that is whole up to a place and gone at another, and ends without an edge. */
const veil = (from: string, to: string) =>
  [0.82, 0.5, 0.18]
    .map((part, index) => {
      const place = `calc(${from} + (${to} - ${from}) * ${(index + 1) / 4})`;
      return `color-mix(in srgb, ${token('color.media.veil')} ${part * 100}%, transparent) ${place}`;
    })
    .reduce((stops, stop) => `${stops}, ${stop}`, `${token('color.media.veil')} ${from}`)
    .concat(`, transparent ${to}`);

/**
 * Over the side of the picture where reading begins; in narrow windows over its lower part. The veil is whole wherever
 * there are words: they can be read on any picture.
 */
const Words = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.2')};
  padding: calc(1.5 * ${token('space.8')}) ${token('space.4')} ${token('space.4')};
  background: linear-gradient(to top, ${veil(`calc(100% - 1.5 * ${token('space.8')})`, '100%')});

  @media (min-width: 640px) {
    inset-block-start: 0;
    justify-content: center;
    gap: ${token('space.3')};
    padding-block: ${token('space.4')};
    padding-inline: 5.5% 56%;
    background: linear-gradient(to right, ${veil('44%', '70%')});

    [dir='rtl'] & {
      background-image: linear-gradient(to left, ${veil('44%', '70%')});
    }
  }

  [data-flat] & {
    @media not all and (min-width: 640px) {
      inset-block-start: 0;
      justify-content: center;
      padding-block: 0;
      padding-inline-end: 42%;
      background: linear-gradient(to right, ${veil('50%', '80%')});
    }
  }

  [dir='rtl'] [data-flat] & {
    @media not all and (min-width: 640px) {
      background-image: linear-gradient(to left, ${veil('50%', '80%')});
    }
  }

  > p {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const Headline = styled.p`
  font-family: ${token('font.family.display')};
  font-size: clamp(1.375rem, 4.1cqi, 3.25rem);
  font-weight: ${token('font.weight.black')};
  line-height: 1.25;
  letter-spacing: ${token('font.letterSpacing.tight')};
  text-wrap: balance;

  [data-flat] & {
    @media not all and (min-width: 640px) {
      font-size: ${token('font.size.lg')};
    }
  }
`;

const Sentence = styled.p`
  font-size: clamp(${token('font.size.md')}, 1.7cqi, 1.25rem);
  line-height: 1.4;

  [data-low] & {
    @media not all and (min-width: 75rem) {
      display: none;
    }
  }
`;

/** Words stand where reading begins, and what counts on the picture opposite. */
const Mirrored = styled(Picture)`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const Action = styled(Button)`
  [data-flat] & {
    @media not all and (min-width: 640px) {
      display: none;
    }
  }

  margin-block-start: ${token('space.1')};
  background: ${token('gradient.accent')};
  color: ${token('color.action.onAccent')};
`;

/** The manner in which a slide requests its picture. */
export interface Asked {
  /** Fetch the picture at once, near or not. */
  readonly eager: boolean;
  /** Fetch it before others. */
  readonly urgent: boolean;
  /** In narrow windows it is a bar: the wide picture fits it. */
  readonly flat: boolean;
}

interface Props extends Asked {
  readonly wide: string | undefined;
  readonly narrow: string | undefined;
  /** The description of the picture, where no words lie over it. */
  readonly alt: string;
  /** The same picture shows in all languages: it is turned around where they are read from the right. */
  readonly isMirrored: boolean;
  /** The words over the picture; undefined for none. */
  readonly words:
    | { readonly title: string; readonly text: string | undefined; readonly button: string | undefined }
    | undefined;
}

/** The content of a banner, inside of its `Face`. */
export function SlideContent({ wide, narrow, alt, isMirrored, words, eager, urgent }: Props) {
  const Art = isMirrored ? Mirrored : Picture;
  return (
    <>
      <Art
        src={wide}
        narrow={narrow}
        alt={words ? '' : alt}
        name={words ? '' : alt}
        width={WIDTH}
        height={HEIGHT}
        eager={eager}
        urgent={urgent}
      />
      {words && (
        <Words>
          <Headline dir="auto">{words.title}</Headline>
          {words.text && <Sentence dir="auto">{words.text}</Sentence>}
          {words.button && (
            <Action as="span" $tone="quiet">
              {words.button}
            </Action>
          )}
        </Words>
      )}
    </>
  );
}
