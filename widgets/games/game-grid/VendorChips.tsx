import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { imageUrl } from '@liveryjs/client/image-url';
import { Chips, Picture, useMessages } from '@liveryjs/engine/kit';

const ICON = 20;

interface Props {
  readonly vendors: readonly NamedVendor[];
  /** Code of the chosen one; empty for all. */
  readonly value: string;
  readonly onChoose: (vassalage: string) => void;
}

/** The vendors of a list in one row. */
export function VendorChips({ vendors, value, onChoose }: Props) {
  const t = useMessages();
  const option = (vassalage: string, text: string, icon?: string) => ({
    value: vassalage,
    content: (
      <>
        {icon && <Picture src={imageUrl(icon)} alt="" width={ICON} height={ICON} />}
        <bdi>{text}</bdi>
      </>
    ),
  });
  return (
    <Chips
      label={t('gameGrid.vendorLabel')}
      value={value}
      options={[
        option('', t('gameGrid.allVendors')),
        ...vendors.map(({ vassalage, vendorName, icon }) => option(vassalage, vendorName, icon)),
      ]}
      onChoose={onChoose}
    />
  );
}
