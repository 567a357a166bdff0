export {SystemColorModeIcon as default} from '@site/features/colour-mode/icons';
