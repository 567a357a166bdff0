export {InfoIcon as default} from '@site/features/admonitions/icons';
