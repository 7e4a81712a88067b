import { Tabs, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { useState } from 'react';
import type { Props } from './app-download.props.ts';
import { Device } from './Device.tsx';

/** The ways to the app [1.10], [2.30]. */
export default function AppDownload({ props: { devices } }: WidgetProps<Props>) {
  const t = useMessages();
  const [chosen, setChosen] = useState(devices[0]?.id ?? '');
  return (
    <Tabs
      label={t('appDownload.devices')}
      value={chosen}
      onChoose={setChosen}
      tabs={devices.map((device) => ({
        value: device.id,
        label: t(device.label),
        content: <Device device={device} />,
        ...(device.icon && { icon: device.icon }),
      }))}
    />
  );
}
