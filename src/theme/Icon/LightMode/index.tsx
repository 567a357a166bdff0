export {LightModeIcon as default} from '@site/features/colour-mode/icons';
