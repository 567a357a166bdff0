export {TabItem as default} from '@site/features/tabs/Tabs';
