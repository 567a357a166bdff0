export {default} from '@site/features/tabs/Tabs';
