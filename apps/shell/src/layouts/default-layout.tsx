import { useSite } from '@heizplatz/router';
import { Header } from '../chrome/header';
import { TopBar } from '../chrome/top-bar';
import { Frame } from './frame';
import { lateFooter } from './late-footer';
import type { LayoutProps } from './layout-props';
import { useChrome } from './use-chrome';

/** Every page that declares no other layout: the whole chrome, and the sticky calculator below the header. */
export function DefaultLayout({ children, bar, navigation }: LayoutProps) {
  const { header, countries } = useChrome();
  const site = useSite();
  const top = (
    <>
      <TopBar site={site} countries={countries} />
      <Header {...header} />
      {navigation}
    </>
  );
  return (
    <Frame header={top} footer={<lateFooter.Component />} bar={bar} showsImpersonation>
      {children}
    </Frame>
  );
}
