export {default} from '@site/features/search/ui/SearchBar';
