// Wraps the stock part: the focus goes into the phone menu, stays in it and comes back, and Escape closes it.
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@site/lib/browser/theme-internals';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, type ReactNode} from 'react';

/** Covered while the menu is open. */
const COVERED = '#__docusaurus > :not(nav), .navbar__inner';

const focusFirstIn = (selector: string): void =>
  document.querySelector<HTMLElement>(`${selector} :is(a, button)`)?.focus({preventScroll: true});

function useFocusInMenu(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: showsSection} = useNavbarSecondaryMenu();

  useEffect(() => {
    if (!shown) {
      return;
    }
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    const covered = document.querySelectorAll<HTMLElement>(COVERED);
    covered.forEach((element) => (element.inert = true));
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      covered.forEach((element) => (element.inert = false));
      document.removeEventListener('keydown', closeOnEscape);
      focusFirstIn('.navbar__inner');
    };
  }, [shown, toggle]);

  useEffect(() => {
    if (shown) {
      focusFirstIn('.navbar-sidebar__item:not([inert])');
    }
  }, [shown, showsSection]);
}

export default function MobileSidebarWrapper(): ReactNode {
  useFocusInMenu();
  return <MobileSidebar />;
}
