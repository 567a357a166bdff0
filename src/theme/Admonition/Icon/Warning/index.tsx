export {WarningIcon as default} from '@site/features/admonitions/icons';
