/** In the chunk of the steps' loaders, so that the screen does not bring their part once more (docs/decisions/0010). */
export const loadParametersScreen = async () => ({ Component: (await import('./parameters-view')).ParametersView });
