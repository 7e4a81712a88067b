import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { imageUrl } from '@liveryjs/client/image-url';
import { Icon, Picture, token, useMessages } from '@liveryjs/engine/kit';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Pixels of a sign. */
const SIGN = 48;

const Press = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  block-size: 100%;
  padding: ${token('space.2')};
  padding-inline-end: ${token('space.3')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.card')};
  background: ${token('gradient.card')} border-box;
  color: ${token('color.text.primary')};
  font: ${token('typography.label')};
  text-align: start;
  box-shadow: ${token('shadow.card')};
  cursor: pointer;
  transition: border-color ${token('motion.duration.fast')};

  &:hover {
    border-color: ${token('color.border.strong')};
  }

  &[aria-pressed='true'] {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }

  &[aria-busy='true'] {
    cursor: progress;

    img {
      animation: livery-breathe 0.6s ease-in-out infinite alternate;
    }
  }

  img {
    flex: none;
    inline-size: ${token('size.control.lg')};
    block-size: ${token('size.control.lg')};
    border-radius: calc(${token('radius.card')} * 0.75);
  }

  @container vendors not (min-width: 40rem) {
    gap: ${token('space.2')};
    padding-block: ${token('space.1')};

    img {
      inline-size: ${token('size.control.sm')};
      block-size: ${token('size.control.sm')};
    }
  }

  bdi {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
`;

/** On the edge of the card: the name has all of its width. */
const Hot = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * ${token('space.2')});
  inset-inline-end: ${token('space.3')};
  display: inline-flex;
  align-items: center;
  gap: ${token('space.half')};
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.badge.hot')};
  color: ${token('color.badge.onHot')};
  font: ${token('typography.caption')};
`;

/** A vendor: its sign, its name, whether it is hot. */
export function Card({ vendor, ...button }: { vendor: NamedVendor } & ComponentProps<'button'>) {
  const t = useMessages();
  return (
    <Press type="button" {...button}>
      {vendor.icon && <Picture src={imageUrl(vendor.icon)} alt="" width={SIGN} height={SIGN} />}
      <bdi>{vendor.vendorName}</bdi>
      {vendor.isHot && (
        <Hot>
          <Icon name="flame" />
          {t('vendorCards.hot')}
        </Hot>
      )}
    </Press>
  );
}
