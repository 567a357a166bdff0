export {DarkModeIcon as default} from '@site/features/colour-mode/icons';
