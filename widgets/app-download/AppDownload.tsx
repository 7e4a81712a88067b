import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react';
import { styled } from 'styled-components';
import { Icon, token, useHydrated, useMessages, type WidgetProps } from '#engine/kit/index.ts';
import type { Props } from './app-download.props.ts';
import { Device } from './Device.tsx';

const Tabs = styled(TabList)`
  display: flex;
  gap: ${token('space.1')};
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${token('space.1')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.sunken')};
`;

const Choice = styled(Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.5')};
  border: 0;
  border-radius: ${token('radius.full')};
  background: none;
  color: ${token('color.text.secondary')};
  font: inherit;
  font-weight: ${token('font.weight.semibold')};
  cursor: pointer;

  &:hover {
    color: ${token('color.text.primary')};
  }

  &[aria-selected='true'] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }
`;

const Panel = styled(TabPanel)`
  margin-block-start: ${token('space.5')};
`;

/** The ways to the app [1.10], [2.30]. */
export default function AppDownload({ props: { devices } }: WidgetProps<Props>) {
  const t = useMessages();
  const rtl = useHydrated() && document.documentElement.dir === 'rtl';
  const tabOf = (id: string | undefined) => `app-download-${id}`;
  return (
    <TabProvider defaultSelectedId={tabOf(devices[0]?.id)} rtl={rtl}>
      <Tabs aria-label={t('appDownload.devices')}>
        {devices.map(({ id, label, icon }) => (
          <Choice key={id} id={tabOf(id)}>
            {icon && <Icon name={icon} />}
            {t(label)}
          </Choice>
        ))}
      </Tabs>
      {devices.map((device) => (
        <Panel key={device.id} tabId={tabOf(device.id)} focusable={false} unmountOnHide>
          <Device device={device} />
        </Panel>
      ))}
    </TabProvider>
  );
}
