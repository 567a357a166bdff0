// Parts of the theme that are not its public API; pipeline/upgrade-contract.test.ts says when one is gone.
export {
  DEFAULT_SEARCH_TAG,
  useAnnouncementBar,
  useDateTimeFormat,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
