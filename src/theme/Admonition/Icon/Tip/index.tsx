export {TipIcon as default} from '@site/features/admonitions/icons';
