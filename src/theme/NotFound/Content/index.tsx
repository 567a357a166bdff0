export {default} from '@site/features/not-found/NotFoundContent';
