import ApexCharts from 'apexcharts';

/** The chart library; imported on demand, since it is larger than the rest of the page. */
export { ApexCharts };
