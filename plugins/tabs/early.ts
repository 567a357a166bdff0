import {settleTabs, workTabs} from './tabs';

workTabs();
document.addEventListener('DOMContentLoaded', () => settleTabs());
