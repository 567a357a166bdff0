export {Tabs as default} from '@site/features/tabs/Tabs';
