export {DangerIcon as default} from '@site/features/admonitions/icons';
