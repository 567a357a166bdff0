export default {
  transform: {}, // Node reads the modules as they are
};
