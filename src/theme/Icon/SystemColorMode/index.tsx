export {default} from '@site/features/colour-mode/SystemColorMode';
