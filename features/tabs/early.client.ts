import {settleTabs, workTabs} from './tabs.client';

workTabs();
document.addEventListener('DOMContentLoaded', () => settleTabs());
