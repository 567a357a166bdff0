export default {versions: {}};
