import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus takes any word of the address or the storage for a colour mode; without this, an
// unknown one leaves the page without its logo and its toggle.
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  if (dataset.theme !== 'light' && dataset.theme !== 'dark') {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  }
}
